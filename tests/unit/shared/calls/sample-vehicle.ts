/** A registered vehicle as the wire's models know it. */
export const sampleVehicle = {
  brandCodeFull: "046001",
  brandName: "Ford",
  modelName: "Focus",
  modelYear: 2020,
  usingType: "hususi-otomobil",
  vehicleType: "hususi-otomobil",
  fuelType: "benzin",
  engineNumber: "ABC1234567",
  frameNumber: "NM0ABCDEFGH123456",
  seatCount: 5,
  colorCode: "Gri",
  firstTrafficDate: "2020-06-15",
  bonusMalusStep: 6,
  previousPolicyEnd: "2026-12-01",
  isFleet: false,
  correction: "pending" as const,
};

const { brandCodeFull, modelYear, usingType, fuelType } = sampleVehicle;
const { engineNumber, frameNumber, seatCount, firstTrafficDate } = sampleVehicle;

/** The same as somebody types it in who has no registration document at hand. */
export const statedVehicle = {
  modelCode: brandCodeFull,
  modelYear,
  usage: usingType,
  fuel: fuelType,
  engineNumber,
  chassisNumber: frameNumber,
  seats: seatCount,
  firstRegistration: firstTrafficDate,
};

/** What a caller may say of itself beside what it asks. */
export const sampleCaller = {
  insuranceFirm: "fener",
  packageGuid: "p",
  headerGuid: "h",
  ipAddress: "198.51.100.7",
  userAgent: "Tarayıcı",
};

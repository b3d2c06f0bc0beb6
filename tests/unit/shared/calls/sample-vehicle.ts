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
  step: 6,
  previousPolicyEnd: "2026-12-01",
  isFleet: false,
  correction: "pending" as const,
};

/** The same as a visitor claims it. */
export const sampleClaim = {
  brandCodeFull: "046001",
  modelYear: 2020,
  usingType: "hususi-otomobil",
  fuelType: "benzin",
  engineNumber: "ABC1234567",
  frameNumber: "NM0ABCDEFGH123456",
  seatCount: 5,
  firstTrafficDate: "2020-06-15",
};

/** What is said of fields a vehicle is asked about with. */
export const vehicleCopy = {
  noReferenceCodes: "Şu anda referans kodu alınmıyor.",
  noGas: "Araç LPG ile kayıtlı değil. Kayıt yanlışsa önce yakıt türünü düzeltiniz.",
  unknownBranches: "Ürün kodlarını virgülle ayırarak yazınız; kodlardan biri bilinmiyor.",
  noVehicleLine: "Bu ürün bir araç sigortası değil.",
  plateCode: "Plakası olmayan araç için yalnızca il plaka kodunu yazınız (örn. 34).",
  plateStatus: "Araç plakasız görünüyor; plaka durumunu da öyle belirtiniz.",
  otherProvince: "İl, plakanın il koduyla aynı olmalıdır.",
  contradicts: "Araç kaydındaki bilgiyle uyuşmuyor. Kayıt yanlışsa düzeltme isteyebilirsiniz.",
} as const;

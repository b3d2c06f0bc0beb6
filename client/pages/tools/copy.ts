export const toolsCopy = {
  lead: "Vergi, muayene, kusur, prim ve gün hesapları; üyelik ve e-posta istemeden.",
  description:
    "Taşıt vergisi, muayene tarihi, araç değeri, kusur oranı, kaza tutanağı, prim ve gün hesapları; resmî kaynaklarıyla, üyelik istemeden.",
  keywords: "sigorta hesaplama, vergi hesaplama, muayene tarihi, kusur oranı, prim hesaplama",
  list: "Araçlar",
} as const;

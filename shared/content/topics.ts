/** What articles are about: names in addresses, and as they are read. */
export const topics = {
  "trafik-sigortasi": "Trafik sigortası",
  "kasko-sigortasi": "Kasko",
  ev: "Ev ve deprem",
  saglik: "Sağlık",
  yolculuk: "Seyahat",
  hasar: "Kaza ve hasar",
  police: "Poliçe ve haklarınız",
} as const;

export type Topic = keyof typeof topics;
export const topicIds = Object.keys(topics) as Topic[];
export const isTopic = (id: string): id is Topic => Object.hasOwn(topics, id);

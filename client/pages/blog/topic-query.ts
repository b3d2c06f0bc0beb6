/** Query of the list of articles: what they are about, and which page of them. */
export const topicQuery = "konu";
export const pageQuery = "sayfa";

export const loadContact = () => ({ head: { title: "contact", description: "", keywords: "" } });
export const sendContact = () => null;

export const loadAccount = () => ({ head: { title: "account", description: "", keywords: "" } });

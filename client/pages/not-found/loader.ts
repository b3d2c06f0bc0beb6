export const loadNotFound = () => ({ head: { title: "not-found", description: "", keywords: "" } });

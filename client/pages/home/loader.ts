export const loadHome = () => ({ head: { title: "home", description: "", keywords: "" } });

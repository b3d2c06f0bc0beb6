export { trafikHistory as galericikisatrafikHistory } from "../trafik/history.ts";

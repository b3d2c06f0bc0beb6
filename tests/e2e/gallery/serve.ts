import { startGallery } from "./server.ts";

const { url } = await startGallery();
console.log(url);

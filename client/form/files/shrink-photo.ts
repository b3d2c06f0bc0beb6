/** Photographs from this size on are made smaller, in bytes. */
const heavyBytes = 1.5 * 1024 ** 2;
/** A page of A4 stays readable with so many pixels on its longer side. */
const longestSide = 2400;
const quality = 0.85;

/**
 * A photograph as a JPEG that is sent in seconds, upright; the file itself where it is light already, no picture that this
 * browser draws, or would not become smaller.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < heavyBytes) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (context === null) return file;
    // What is transparent would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return file;
  }
}

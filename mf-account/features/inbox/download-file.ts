interface Download {
  url: string;
  fileName: string;
  /** The bearer token of the session. */
  token: string | undefined;
}

/** Downloads a file with the user's token and saves it; returns false on failure. */
export async function downloadFile({ url, fileName, token }: Download): Promise<boolean> {
  if (!token) return false;
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) return false;
    save(await answer.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}

function save(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser has started saving by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

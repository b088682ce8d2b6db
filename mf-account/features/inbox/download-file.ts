import { currentSession } from '@care/contracts';

/** Gets a file that only this person may read, and hands it to the browser to save; false when it did not arrive. */
export async function downloadFile(url: string, fileName: string): Promise<boolean> {
  const session = currentSession();
  if (session.status !== 'authenticated') return false;
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${session.token}` } });
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
  // Saving has begun by the next task; the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

import { problemsOf } from './use-application';

const cv = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });
const problemsWith = (file: File) =>
  problemsOf({ email: 'anke@example.org', message: 'Guten Tag', consent: true, file });

describe('the CV of an application', () => {
  it('PP-16 SH-27 may have 5000000 bytes, and no more', () => {
    expect(problemsWith(cv('cv.pdf', 'application/pdf', 5_000_000))).toEqual({});
    expect(problemsWith(cv('cv.pdf', 'application/pdf', 5_000_001))).toEqual({ file: 'Die Datei ist zu groß' });
  });

  it('PP-16 counts as a PDF by its name if the browser gives no type', () => {
    expect(problemsWith(cv('Lebenslauf.PDF', ''))).toEqual({});
    expect(problemsWith(cv('cv.docx', ''))).toEqual({ file: 'ungültiger Dateityp' });
    expect(problemsWith(cv('cv.pdf', 'image/png'))).toEqual({ file: 'ungültiger Dateityp' });
  });
});

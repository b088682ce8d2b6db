import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PrivateFiles, privateFiles } from '../../platform/files/private-files';
import { insertCompany, insertUser } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { sweepPrivateFiles } from './attachments';

const TWO_HOURS_MS = 2 * 3_600_000;

describe('the nightly sweep of private files', () => {
  const test = appOfTests();
  let user: number;
  beforeAll(async () => {
    user = await insertUser(test.db, 'anna');
  });

  const pathOf = (name: string) => path.join(test.app.settings.DATA_DIR, 'private', name);
  const stored = () => readdirSync(pathOf(''));
  const put = () => privateFiles(test.app.settings).put(Buffer.from('ein Dokument'));
  const makeOld = (name: string) => {
    const past = new Date(Date.now() - TWO_HOURS_MS);
    utimesSync(pathOf(name), past, past);
  };
  const oldFile = async () => {
    const key = await put();
    makeOld(key);
    return key;
  };
  const attach = (storage_key: string) =>
    test.db
      .insertInto('message_attachment')
      .values({ owner_id: user, file_name: 'Lebenslauf.pdf', storage_key, bytes: 12 })
      .execute();

  it('PP-16 PP-18 keeps the files of uploads and claims and deletes those without a row', async () => {
    const [upload, proof, unused] = [await oldFile(), await oldFile(), await oldFile()];
    await attach(upload);
    const company_id = await insertCompany(test.db, 'haus');
    const { id: claim_id } = await test.db
      .insertInto('ownership_claim')
      .values({ company_id, user_id: user, method: 'DOCUMENT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = { file_name: 'Vertrag.pdf', mime_type: 'application/pdf' as const, bytes: 12 };
    await test.db
      .insertInto('ownership_document')
      .values({ ...document, claim_id, storage_key: proof })
      .execute();
    await sweepPrivateFiles(test.app);
    expect(stored()).toEqual(expect.arrayContaining([upload, proof]));
    expect(stored()).not.toContain(unused);
  });

  it('PP-16 keeps a new file, whose row may follow', async () => {
    const key = await put();
    await sweepPrivateFiles(test.app);
    expect(stored()).toContain(key);
  });

  it('PP-16 deletes a file that was not written to its end', async () => {
    const draft = `${'a'.repeat(32)}.part`;
    await oldFile();
    writeFileSync(pathOf(draft), 'ein halbes');
    makeOld(draft);
    await sweepPrivateFiles(test.app);
    expect(stored()).not.toContain(draft);
  });

  it('PP-16 works with more files than a statement has parameters', async () => {
    const key = await oldFile();
    await attach(key);
    const others = Array.from({ length: 40_000 }, (_, number) => `andere-${number}`);
    const names = jest.spyOn(PrivateFiles.prototype, 'olderThan').mockResolvedValue([...others, key]);
    await sweepPrivateFiles(test.app).finally(() => names.mockRestore());
    expect(stored()).toContain(key);
  });
});

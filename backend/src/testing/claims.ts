import type { OwnershipClaim } from '@care/contracts/schemas';
import type { Person } from './people';
import { sendFile } from './upload-form';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Sends a document for a claim, which brings the claim to the desk. */
export const uploadProof = (person: Person, claim: number) =>
  sendFile(person, `/api-backend/company/ownership/${claim}/document/`, { name: 'Vertrag.pdf', content: PDF });

/** Claims a provider with a document, also one that has an owner. */
export async function claimWithDocument(person: Person, company: number): Promise<OwnershipClaim> {
  const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
  const answer = await person.post('/api-backend/company/ownership/', payload);
  return (await uploadProof(person, answer.json<OwnershipClaim>().id)).json<OwnershipClaim>();
}

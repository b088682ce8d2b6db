import type { CompanyPage, SupportRequest } from '@care/contracts/schemas';

// Answers of the API about requests to the team.

/** The provider of the account, with Premium. */
export const premiumHouse = {
  ...{ id: 7, slug: 'lindenhof', name: 'Haus Lindenhof', subscription: 'PREMIUM_TIER', phone: '0221 5550100' },
  street: 'Gartenweg 2, 50733 Köln, Deutschland',
} as CompanyPage;

export const questionOf = (given: Partial<SupportRequest> = {}): SupportRequest => ({
  ...{ id: 3, reference: 'FR-2026-0003', kind: 'QUESTION', state: 'RECEIVED', subject: 'JOB_OFFERS', phone: null },
  ...{ text: 'Wie ändere ich die Stelle?', answer_by: 'EMAIL', contact: null, address: null, wishes: [] },
  ...{ created_at: '2026-11-22T10:00:00.000Z', answer: null, answered_at: null, appointment: null },
  ...given,
});

export const visitOf = (given: Partial<SupportRequest> = {}): SupportRequest => ({
  ...questionOf(),
  ...{ id: 4, reference: 'VB-2026-0004', kind: 'VISIT', contact: 'Vera Vogt', address: 'Domstraße 1, 50668 Köln' },
  wishes: [
    { day: '2099-12-01', time: 'MORNING' },
    { day: '2099-12-02', time: 'AFTERNOON' },
    { day: '2099-12-03', time: 'MORNING' },
  ],
  ...given,
});

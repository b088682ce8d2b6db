import { type Domain, moveAll } from '../../platform/domain/domain';
import { limits } from './limits';
import { deleteInquiries } from './leaving';
import { mailSamples } from './mail-samples';
import { inquiryKind } from './products/inquiry-case';
import inquiryRoutes from './products/send-inquiry';
import { supportQuestionKind, visitRequestKind } from './support/request-case';
import providerSupportRoutes from './support/routes';

/** Inquiries about products, and requests of providers for support. */
export const inquiries: Domain = {
  routes: [inquiryRoutes, providerSupportRoutes],
  limits,
  mails: mailSamples,
  cases: [inquiryKind, supportQuestionKind, visitRequestKind],
  tables: {
    product_inquiry: {
      // Inquiries need no account; without one they belong to the account that has confirmed the address.
      personal: `user_id = $1 or (user_id is null
        and lower(email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null))`,
    },
    support_request: { personal: 'user_id = $1', merge: moveAll('support_request') },
  },
  retention: [
    {
      name: 'product inquiries',
      time: [24, 'month'],
      kept: (time) => `${time}; their cases stay without name and address`,
      why: 'questions about the answer',
      notice: (time) => `Produktanfragen: ${time}, längstens bis zum Ende Ihres Kontos`,
      table: 'product_inquiry',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'support requests',
      time: [24, 'month'],
      kept: (time) => `${time} after the answer; their cases stay without name and address`,
      why: 'questions about the answer',
      notice: (time) => `Anfragen an unser Team: ${time} nach der Antwort, längstens bis zum Ende Ihres Kontos`,
      table: 'support_request',
      over: (time) => `settled_at < now() - ${time}`,
    },
  ],
  account: { deleted: deleteInquiries },
};

import { accounts } from '../domains/accounts/domain';
import { recordPlacement } from '../domains/billing';
import { billing } from '../domains/billing/domain';
import { companies } from '../domains/companies/domain';
import { companyPages } from '../domains/company-pages/domain';
import { content } from '../domains/content/domain';
import { desk } from '../domains/desk/domain';
import { enquiries } from '../domains/enquiries/domain';
import { inquiries } from '../domains/inquiries/domain';
import { applicationHooks } from '../domains/jobs';
import { jobs } from '../domains/jobs/domain';
import { media } from '../domains/media/domain';
import { messages } from '../domains/messages/domain';
import { operator } from '../domains/operator/domain';
import { ownership } from '../domains/ownership/domain';
import { privacy } from '../domains/privacy/domain';
import { ratings } from '../domains/ratings/domain';
import { savedSearches } from '../domains/saved-searches/domain';
import { search } from '../domains/search/domain';
import { staff } from '../domains/staff/domain';
import type { Domain } from '../platform/domain/domain';
import { platform } from '../platform/domain/platform';

/** All domains, in the order in which an account leaves them, and in which the desk lists their kinds of cases. */
export const domains: readonly Domain[] = [
  platform,
  media,
  search,
  accounts,
  companies,
  desk,
  ownership,
  messages(applicationHooks),
  enquiries,
  ratings,
  inquiries,
  jobs(recordPlacement),
  staff,
  billing,
  companyPages,
  operator,
  content,
  savedSearches,
  privacy,
];

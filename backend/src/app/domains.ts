import { accounts } from '../domains/accounts';
import { billing, recordPlacement } from '../domains/billing';
import { companies } from '../domains/companies';
import { companyPages } from '../domains/company-pages';
import { content } from '../domains/content';
import { desk } from '../domains/desk';
import { embedding } from '../domains/embedding';
import { inquiries } from '../domains/inquiries';
import { applicationHooks, jobs } from '../domains/jobs';
import { media } from '../domains/media';
import { messages } from '../domains/messages';
import { ownership } from '../domains/ownership';
import { privacy } from '../domains/privacy';
import { ratings } from '../domains/ratings';
import { savedSearches } from '../domains/saved-searches';
import { search } from '../domains/search';
import { staff } from '../domains/staff';
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
  ratings,
  inquiries,
  jobs(recordPlacement),
  staff,
  billing,
  companyPages,
  embedding,
  content,
  savedSearches,
  privacy,
];

import { routes } from '@care/contracts';
import { defineSlice, type SliceRoute } from '@care/contracts/slice';

/** The main navigation entries of these pages: care and jobs. */
const care = routes.home.build();
const work = routes.jobsHome.build();

const profile = (path: string): SliceRoute => ({
  path,
  expose: 'profile',
  query: ['edit'],
  slots: ['provider.ratings'],
  section: care,
});

/** Provider profiles with contact, job offers, applications and watch list. */
export default defineSlice({
  name: 'mf-provider-profile',
  contracts: '^1.10.0',
  exposes: {
    profile: './exposes/profile.ts',
    'job-offers': './exposes/job-offers.ts',
    'job-offer': './exposes/job-offer.ts',
    'new-job-offer': './exposes/new-job-offer.ts',
    'company-media': './exposes/company-media.ts',
    'company-widgets': './exposes/company-widgets.ts',
    'prices-and-places': './exposes/prices-and-places.ts',
    embedding: './exposes/embedding.ts',
    costs: './exposes/costs.ts',
    'watch-list': './exposes/watch-list.ts',
    'enquiry-form': './exposes/enquiry-form.ts',
    enquiry: './exposes/enquiry.ts',
    enquiries: './exposes/enquiries.ts',
    follow: './exposes/follow.ts',
    'own-job-offers': './exposes/own-job-offers.ts',
  },
  fills: { 'company.follow': 'follow', 'company.job-offers': 'own-job-offers' },
  routes: [
    {
      path: routes.followedCompanies.pattern,
      expose: 'watch-list',
      render: 'client',
      slots: ['search.company-card'],
      section: care,
    },
    profile(routes.companyProfile.pattern),
    profile(routes.companyInCity.pattern),
    { path: routes.companyJobOffers.pattern, expose: 'job-offers', query: [], section: work },
    { path: routes.companyInCityJobOffers.pattern, expose: 'job-offers', query: [], section: work },
    { path: routes.companyMedia.pattern, expose: 'company-media', render: 'client' },
    { path: routes.companyWidgets.pattern, expose: 'company-widgets', render: 'client' },
    { path: routes.pricesAndPlaces.pattern, expose: 'prices-and-places', render: 'client' },
    { path: routes.embedding.pattern, expose: 'embedding', query: ['slug'] },
    { path: routes.costs.pattern, expose: 'costs', query: ['care', 'board', 'investment'], section: care },
    { path: routes.enquiry.pattern, expose: 'enquiry-form', query: ['an'], section: care },
    { path: routes.enquiryPage.pattern, expose: 'enquiry', render: 'client' },
    { path: routes.enquiries.pattern, expose: 'enquiries', render: 'client' },
    { path: routes.newJobOffer.pattern, expose: 'new-job-offer', render: 'client' },
    { path: routes.jobOffer.pattern, expose: 'job-offer', query: ['edit'], section: work },
    { path: routes.companyInCityJobOffer.pattern, expose: 'job-offer', query: ['edit'], section: work },
  ],
});

import type { z } from 'zod';
import * as schemas from './index';

/** The field names of an object schema. */
const fieldsOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape);

/** Field names as section 3 of the two specifications writes them. */
const entities: Record<string, { schema: z.ZodObject; fields: string }> = {
  Company: {
    schema: schemas.companySchema,
    fields:
      'id slug name street zip_code phone website owner subscription is_wpw_confirmed services features additional_features ' +
      'logo main_image gallery job_offers job_offers_count average_rating ratings_count average_housing_rating ' +
      'average_food_rating average_competence_rating average_friendliness_rating average_reliability_rating ' +
      'average_activities_rating coords benefits can_add_job_offer description activities profile',
  },
  'Company.profile': { schema: schemas.companySchema.shape.profile, fields: 'benefits job_offers' },
  'Company.coords': { schema: schemas.coordsSchema, fields: 'lng lat' },
  'Company.features': { schema: schemas.featureSchema, fields: 'name icon' },
  'Company.logo': { schema: schemas.imageSchema, fields: 'id url' },
  'Company.gallery': { schema: schemas.galleryItemSchema, fields: 'id url file_type order' },
  'Company.job_offers': { schema: schemas.companyJobOfferSchema, fields: 'id slug title employment_type' },
  'service of a search list': { schema: schemas.careServiceSchema, fields: 'name' },
  Benefit: { schema: schemas.benefitSchema, fields: 'label icon' },
  'Nursing staff member, as sent': {
    schema: schemas.jobSeekerCardSchema,
    fields: 'slug visible_name image gender is_open_for_offers qualifications localizations distance_km',
  },
  'Nursing staff member.image, as sent': {
    schema: schemas.jobSeekerCardSchema.shape.image.unwrap(),
    fields: 'url',
  },
  'Nursing staff member.qualifications, as sent': {
    schema: schemas.jobSeekerCardSchema.shape.qualifications.element,
    fields: 'name',
  },
  'Nursing staff member.localizations, as sent': {
    schema: schemas.jobSeekerCardSchema.shape.localizations.element,
    fields: 'address_city radius',
  },
  'Job offer': { schema: schemas.jobOfferCardSchema, fields: 'title slug employment_type company' },
  'Job offer.company': { schema: schemas.jobOfferCompanySchema, fields: 'name slug street logo' },
  'Message to a provider': { schema: schemas.messageInputSchema, fields: 'title content recipient contact_info' },
  'Message.contact_info': { schema: schemas.contactInfoSchema, fields: 'name lastname email phone' },
  Message: { schema: schemas.messageSchema, fields: 'id title read_at content recipient contact_info' },
  'Select option': { schema: schemas.selectOptionSchema, fields: 'value text' },
  'Page-builder footer': { schema: schemas.footerSchema, fields: 'html css js' },
  'User details': {
    schema: schemas.userDetailsSchema,
    fields:
      'pk username first_name last_name email profile_type slug profile company backend_permission_group_name ' +
      'backend_period_name email_notifications followed_companies followed_companies_count requested_ownerships',
  },
  'User details.profile': { schema: schemas.userDetailsSchema.shape.profile.unwrap(), fields: 'id slug image' },
  'User details.company': { schema: schemas.userDetailsSchema.shape.company.unwrap(), fields: 'slug' },
  'User context': {
    schema: schemas.userContextSchema,
    fields:
      'token userPk userType tierName isCompanyOwner userCompany followedCompanies userFirstName userLastName userImage userName',
  },
  Session: { schema: schemas.sessionSchema, fields: 'data status' },
  'Registration, company user': {
    schema: schemas.companyUserRegistrationSchema,
    fields: 'username first_name last_name email password password2 newsletter consents profile_type',
  },
  'Registration, job seeker': {
    schema: schemas.jobSeekerRegistrationSchema,
    fields:
      'gender last_name first_name email username phone password password2 newsletter consents qualifications localizations profile_type',
  },
  'Registration, care seeker': {
    schema: schemas.careSeekerRegistrationSchema,
    fields: 'username first_name last_name email password password2 newsletter consents profile_type',
  },
  'Registration.localizations': { schema: schemas.localizationInputSchema, fields: 'address coords radius' },
  'Company registration': {
    schema: schemas.companyRegistrationSchema,
    fields: 'name operator street zip_code coordinates email phone website services',
  },
  'Job seeker profile': {
    schema: schemas.jobSeekerSchema,
    fields:
      'id slug visible_name user_id image gender qualifications localizations is_open_for_offers certificates description ' +
      'additional_requirements',
  },
  Rating: {
    schema: schemas.ratingSchema,
    fields:
      'id company author preferred_author_name category review_summary description housing food reliability friendliness ' +
      'competence activities housing_comment food_comment reliability_comment friendliness_comment competence_comment ' +
      'activities_comment average_rating origin created_at updated_at response',
  },
  'Rating.company': { schema: schemas.ratingSchema.shape.company, fields: 'id name slug street' },
  'Rating.response': { schema: schemas.ratingResponseSchema, fields: 'description' },
  'Rating response': { schema: schemas.ratingResponseInputSchema, fields: 'rating author description' },
  Report: { schema: schemas.ratingReportInputSchema, fields: 'rating author title description' },
  Product: { schema: schemas.productSchema, fields: 'id title slug category main_image qa' },
  'Product.qa': { schema: schemas.productSchema.shape.qa.element, fields: 'question answer' },
  'Product.category': { schema: schemas.productCategoryRefSchema, fields: 'slug name' },
  'Product inquiry': {
    schema: schemas.productInquirySchema,
    fields: 'product first_name last_name address postcode_and_place email phone message consent communication_consent',
  },
  Package: { schema: schemas.packageSchema, fields: 'id name colour pricing' },
  'Package.pricing': { schema: schemas.packageSchema.shape.pricing.element, fields: 'period text' },
  Article: { schema: schemas.articleSchema, fields: 'slug title description published_at main_image' },
  Guide: { schema: schemas.guideSchema, fields: 'slug title name main_image' },
  'City suggestion': { schema: schemas.citySuggestionSchema, fields: 'name' },
};

it.each(Object.entries(entities))('SH-24 %s has the field names of the specification', (_, { schema, fields }) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it.each([
  ['company user', schemas.companyUserRegistrationSchema],
  ['company', schemas.companyRegistrationSchema],
  ['rating response', schemas.ratingResponseInputSchema],
  ['product inquiry', schemas.productInquirySchema],
] as const)('SH-24 the %s payload has no field that the specification does not name', (name, schema) => {
  const entity = Object.values(entities).find((one) => one.schema === schema)!;
  expect(fieldsOf(schema).sort()).toEqual(entity.fields.split(' ').sort());
});

it('SH-24 AC-13 a member of staff in a list has no field beyond those, such as a last name', () => {
  const { fields } = entities['Nursing staff member, as sent']!;
  expect(fieldsOf(schemas.jobSeekerCardSchema).sort()).toEqual(fields.split(' ').sort());
  expect(fieldsOf(schemas.jobSeekerCardSchema.shape.localizations.element)).toEqual(['address_city', 'radius']);
});

it('SH-24 takes gallery types in any spelling, stores them in capitals, and refuses others', () => {
  expect(['image', 'VIDEO'].map((spelling) => schemas.fileTypeSchema.parse(spelling))).toEqual(['IMAGE', 'VIDEO']);
  expect(schemas.fileTypeSchema.safeParse('audio').success).toBe(false);
});

it('AC-05 PP-06 PK-08 refuses an address in the name of a provider, when it is registered and when it is changed', () => {
  for (const schema of [schemas.companyDetailsChangeSchema, schemas.companyRegistrationSchema.pick({ name: true })])
    expect(['Haus bit.ly/x', 'Haus am Park'].map((name) => schema.safeParse({ name }).success)).toEqual([false, true]);
});

import type { z } from 'zod';
import * as schemas from './index';

/** The field names of an object schema. */
const fieldsOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape);

/** Field names as section 3 of the two specifications writes them. */
const entities: Record<string, [schema: z.ZodObject, fields: string]> = {
  Company: [
    schemas.companySchema,
    'id slug name street zip_code phone website owner subscription is_wpw_confirmed services features additional_features ' +
      'logo main_image gallery job_offers job_offers_count average_rating ratings_count average_housing_rating ' +
      'average_food_rating average_competence_rating average_friendliness_rating average_reliability_rating ' +
      'average_activities_rating coords benefits can_add_job_offer description activities profile',
  ],
  'Company.profile': [schemas.companySchema.shape.profile, 'benefits job_offers'],
  'Company.coords': [schemas.field.coords, 'lng lat'],
  'Company.features': [schemas.featureSchema, 'name icon'],
  'Company.logo': [schemas.imageSchema, 'id url'],
  'Company.gallery': [schemas.galleryItemSchema, 'id url file_type order'],
  'Company.job_offers': [schemas.companyJobOfferSchema, 'id slug title employment_type'],
  'service of a search list': [schemas.careServiceSchema, 'name'],
  Benefit: [schemas.benefitSchema, 'label icon'],
  'Nursing staff member, as sent': [
    schemas.jobSeekerCardSchema,
    'slug visible_name image gender is_open_for_offers qualifications localizations distance_km',
  ],
  'Nursing staff member.image, as sent': [schemas.jobSeekerCardSchema.shape.image.unwrap(), 'url'],
  'Nursing staff member.qualifications, as sent': [schemas.jobSeekerCardSchema.shape.qualifications.element, 'name'],
  'Nursing staff member.localizations, as sent': [
    schemas.jobSeekerCardSchema.shape.localizations.element,
    'address_city radius',
  ],
  'Job offer': [schemas.jobOfferCardSchema, 'title slug employment_type company'],
  'Job offer.company': [schemas.jobOfferCompanySchema, 'name slug street logo'],
  'Message to a provider': [schemas.messageInputSchema, 'title content recipient contact_info'],
  'Message.contact_info': [schemas.contactInfoSchema, 'name lastname email phone'],
  Message: [schemas.messageSchema, 'id title read_at content recipient contact_info'],
  'Select option': [schemas.selectOptionSchema, 'value text'],
  'Page-builder footer': [schemas.footerSchema, 'html css js'],
  'User details': [
    schemas.userDetailsSchema,
    'pk username first_name last_name email profile_type slug profile company backend_permission_group_name ' +
      'backend_period_name email_notifications followed_companies followed_companies_count requested_ownerships',
  ],
  'User details.profile': [schemas.userDetailsSchema.shape.profile.unwrap(), 'id slug image'],
  'User details.company': [schemas.userDetailsSchema.shape.company.unwrap(), 'slug'],
  'User context': [
    schemas.userContextSchema,
    'token userPk userType tierName isCompanyOwner userCompany followedCompanies userFirstName userLastName userImage userName',
  ],
  Session: [schemas.sessionSchema, 'data status'],
  'Registration, company user': [
    schemas.companyUserRegistrationSchema,
    'username first_name last_name email password password2 newsletter consents profile_type',
  ],
  'Registration, job seeker': [
    schemas.jobSeekerRegistrationSchema,
    'gender last_name first_name email username phone password password2 newsletter consents qualifications localizations profile_type',
  ],
  'Registration, care seeker': [
    schemas.careSeekerRegistrationSchema,
    'username first_name last_name email password password2 newsletter consents profile_type',
  ],
  'Registration.localizations': [schemas.localizationInputSchema, 'address coords radius'],
  'Company registration': [
    schemas.companyRegistrationSchema,
    'name operator street zip_code coordinates email phone website services',
  ],
  'Job seeker profile': [
    schemas.jobSeekerSchema,
    'id slug visible_name user_id image gender qualifications localizations is_open_for_offers certificates description ' +
      'additional_requirements',
  ],
  Rating: [
    schemas.ratingSchema,
    'id company author preferred_author_name category review_summary description housing food reliability friendliness ' +
      'competence activities housing_comment food_comment reliability_comment friendliness_comment competence_comment ' +
      'activities_comment average_rating origin created_at updated_at response',
  ],
  'Rating.company': [schemas.ratingSchema.shape.company, 'id name slug street'],
  'Rating.response': [schemas.ratingResponseSchema, 'description'],
  'Rating response': [schemas.ratingResponseInputSchema, 'rating author description'],
  Report: [schemas.ratingReportInputSchema, 'rating author title description'],
  Product: [schemas.productSchema, 'id title slug category main_image qa'],
  'Product.qa': [schemas.productSchema.shape.qa.element, 'question answer'],
  'Product.category': [schemas.productCategoryRefSchema, 'slug name'],
  'Product inquiry': [
    schemas.productInquirySchema,
    'product first_name last_name address postcode_and_place email phone message consent communication_consent',
  ],
  Package: [schemas.packageSchema, 'id name colour pricing'],
  'Package.pricing': [schemas.packageSchema.shape.pricing.element, 'period text'],
  Article: [schemas.articleSchema, 'slug title description published_at main_image'],
  Guide: [schemas.guideSchema, 'slug title name main_image'],
  'City suggestion': [schemas.citySuggestionSchema, 'name'],
};

it.each(Object.entries(entities))('SH-24 %s has the field names of the specification', (_, [schema, fields]) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it.each([
  ['company user', schemas.companyUserRegistrationSchema],
  ['company', schemas.companyRegistrationSchema],
  ['rating response', schemas.ratingResponseInputSchema],
  ['product inquiry', schemas.productInquirySchema],
] as const)('SH-24 the %s payload has no field that the specification does not name', (name, schema) => {
  const [, fields] = Object.values(entities).find(([one]) => one === schema)!;
  expect(fieldsOf(schema).sort()).toEqual(fields.split(' ').sort());
});

it('SH-24 AC-13 a member of staff in a list has no field beyond those, such as a last name', () => {
  const [, fields] = entities['Nursing staff member, as sent']!;
  expect(fieldsOf(schemas.jobSeekerCardSchema).sort()).toEqual(fields.split(' ').sort());
  expect(fieldsOf(schemas.jobSeekerCardSchema.shape.localizations.element)).toEqual(['address_city', 'radius']);
});

it('AC-05 PP-06 PK-08 refuses an address in the name of a provider, when it is registered and when it is changed', () => {
  for (const schema of [schemas.companyDetailsChangeSchema, schemas.companyRegistrationSchema.pick({ name: true })])
    expect(['Haus bit.ly/x', 'Haus am Park'].map((name) => schema.safeParse({ name }).success)).toEqual([false, true]);
});

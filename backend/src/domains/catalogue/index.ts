export { default as catalogueRoutes } from './catalogue-routes';
export {
  NAMED_QUALIFICATIONS,
  chosenQualifications,
  namedQualifications,
  qualificationIdsOf,
  qualificationsOf,
  staffQualificationsOf,
} from './qualifications';

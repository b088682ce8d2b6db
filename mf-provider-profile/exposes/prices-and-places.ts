export { PricesAndPlacesPage as default, pricesAndPlacesHead as head } from '../routes/PricesAndPlacesPage';

import { addTexts } from '@care/contracts';

export const mapText = addTexts('ui-map', {
  loading: 'Karte wird geladen',
  approximate: 'Ungefähre Lage',
  withoutStreets: 'Ungefähre Lage: Diese Karte zeigt keine Straßen.',
  zoomIn: 'Karte vergrößern',
  zoomOut: 'Karte verkleinern',
  borders: 'Grenzen und Gewässer: Natural Earth',
  places: 'Orte: GeoNames',
  keyHint: 'Zum Vergrößern Strg gedrückt halten und scrollen',
  keyHintMac: 'Zum Vergrößern ⌘ gedrückt halten und scrollen',
  touchHint: 'Die Karte mit zwei Fingern bewegen',
  gate: 'Karte von {{host}}. Beim Laden werden Daten, auch Ihre IP-Adresse, an {{host}} übertragen.',
  gateMapbox: 'Karte von Mapbox. Beim Laden werden Daten, auch Ihre IP-Adresse, an Mapbox in den USA übertragen.',
  mapbox: 'Website von Mapbox',
  sources: 'Quellen anzeigen oder ausblenden',
  loadOnce: 'Karte einmalig laden',
  loadAlways: 'Karten immer laden',
});

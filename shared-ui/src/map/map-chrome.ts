import { css } from '@emotion/react';

/** The part of MapLibre's stylesheet that we need, without the controls that we replace. */
const maplibre = css`
  .maplibregl-canary {
    background-color: salmon;
  }
  .maplibregl-canvas-container,
  .maplibregl-canvas {
    position: absolute;
    left: 0;
    top: 0;
  }
  .maplibregl-canvas-container {
    inset: 0;
  }
  .maplibregl-interactive {
    cursor: grab;
    user-select: none;
  }
  .maplibregl-interactive:active {
    cursor: grabbing;
  }
  .maplibregl-touch-zoom-rotate,
  .maplibregl-touch-zoom-rotate .maplibregl-canvas {
    touch-action: pan-x pan-y;
  }
  .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan:not(.maplibregl-cooperative-gestures),
  .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan:not(.maplibregl-cooperative-gestures) .maplibregl-canvas {
    touch-action: none;
  }
  .maplibregl-marker,
  .maplibregl-popup {
    position: absolute;
    top: 0;
    left: 0;
    will-change: transform;
  }
  .maplibregl-popup {
    pointer-events: none;
  }
  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    z-index: 99999;
    display: grid;
    place-content: center;
    padding: 1rem;
    background: rgb(20 37 61 / 0.6);
    color: #fff;
    font-size: 1.25rem;
    opacity: 0;
    pointer-events: none;
    transition: opacity 400ms ease 400ms;
  }
  .maplibregl-cooperative-gesture-screen.maplibregl-show {
    opacity: 1;
    transition: opacity 50ms;
  }
  .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message {
    display: none;
  }
  @media (hover: none), (pointer: coarse) {
    .maplibregl-cooperative-gesture-screen .maplibregl-desktop-message {
      display: none;
    }
    .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message {
      display: block;
    }
  }
  .maplibregl-ctrl-bottom-right {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: 2;
  }
  .maplibregl-ctrl-attrib {
    padding: 0.2rem 0.6rem;
    background: rgb(255 255 255 / 0.92);
    font-size: 1rem;
  }
  .maplibregl-ctrl-attrib-button {
    display: none;
  }
`;

/** The common look of both engines; their class names differ only in the prefix. */
const common = (prefix: 'maplibregl' | 'mapboxgl') => css`
  .${prefix}-map {
    font: inherit;
  }
  .${prefix}-canvas:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: -6px;
    box-shadow: inset 0 0 0 6px var(--lamp-400);
  }
  .${prefix}-marker {
    display: grid;
  }
  .${prefix}-marker:hover, .${prefix}-marker:focus-within {
    z-index: 3;
  }
  [data-covered] {
    visibility: hidden;
  }
  .${prefix}-popup {
    z-index: 5;
  }
  .${prefix}-popup-tip {
    display: none;
  }
  .${prefix}-popup-content {
    width: 19rem;
    max-width: 80vw;
    padding: 0.75rem 1rem;
    border-radius: var(--r-card);
    background: var(--surface);
    box-shadow: var(--shadow-overlay);
    color: inherit;
    font: inherit;
    pointer-events: auto;
  }
  .${prefix}-popup-content:has([data-hint]) {
    pointer-events: none;
  }
`;

/** Styles for the elements that the engines create. Mapbox's own stylesheet is loaded with it. */
export const mapChrome = css`
  ${maplibre}
  ${common('maplibregl')}
  ${common('mapboxgl')}
`;

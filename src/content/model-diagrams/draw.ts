import type {Element} from 'hast';
import type {Model} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import {landscape} from './landscape';
import {neighborsOf} from './neighbors';
import {portrait} from './portrait';
import {drawShapes} from './shapes';

/**
 * Draws a model among its neighbors, in landscape for a desk and in portrait for a phone. `model.css` shows the one that
 * fits, so that readers with a keyboard or a screen reader find each link once.
 *
 * @returns two `svg` elements
 */
export function draw(udm: Udm, model: Model): Element[] {
  const neighbors = neighborsOf(udm, model);
  return [
    drawShapes('landscape', landscape(model, neighbors)),
    drawShapes('portrait', portrait(model, neighbors)),
  ];
}

import facts from '@generated/calculators/default/facts.json';
import {calculatorsOf} from '../../content/calculators';
import Calculation from './Calculation';

/** What a calculator loads when a reader opens it: the form, and the rules with the product's data. */
export default {Calculation, calculators: calculatorsOf(facts)};

import type {Connector} from '../../product/connectors/schema';

/** The class of a fact's icon in icons.css. */
export const iconOf = {
  direction: {in: 'icon-in', both: 'icon-tickets'},
  hosting: {cloud: 'icon-cloud', 'on-premises': 'icon-premises', both: 'icon-premises'},
  authentication: 'icon-key',
} satisfies {
  direction: Record<Connector['direction'], string>;
  hosting: Record<Connector['hosting'], string>;
  authentication: string;
};

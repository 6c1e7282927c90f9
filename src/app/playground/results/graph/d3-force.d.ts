/** The part of d3-force that we use. The package has no types. */
declare module 'd3-force' {
  export interface Place {
    x?: number;
    y?: number;
    /** A place that the simulation keeps. */
    fx?: number;
    fy?: number;
  }

  interface Force<Item extends Place> {
    (alpha: number): void;
    initialize?(items: Item[], random: () => number): void;
  }

  interface Link<Item> {
    source: string | Item;
    target: string | Item;
  }

  interface LinkForce<Item extends Place> extends Force<Item> {
    id(read: (item: Item) => string): this;
    distance(distance: number): this;
  }

  interface StrengthForce<Item extends Place> extends Force<Item> {
    strength(strength: number): this;
  }

  interface Simulation<Item extends Place> {
    force(name: string, force: Force<Item>): this;
    stop(): this;
    tick(times: number): this;
  }

  export function forceSimulation<Item extends Place>(items: Item[]): Simulation<Item>;
  export function forceLink<Item extends Place>(links: Link<Item>[]): LinkForce<Item>;
  export function forceManyBody<Item extends Place>(): StrengthForce<Item>;
  export function forceCollide<Item extends Place>(radius: number): Force<Item>;
  export function forceX<Item extends Place>(x: number): StrengthForce<Item>;
  export function forceY<Item extends Place>(y: number): StrengthForce<Item>;
}

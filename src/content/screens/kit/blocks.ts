import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {ScreenBlock} from '../schema';
import type {Around} from './around';
import {askForTexts} from './ask';
import {drawActions, drawButton} from './button';
import type {Callouts} from './callouts';
import {drawChart} from './chart';
import {drawChat} from './chat';
import {drawCode} from './code';
import {drawFilters} from './filters';
import {drawForm} from './form';
import {drawGraph} from './graph';
import {drawList, drawTable} from './list';
import {drawMatrix} from './matrix';
import {drawTabs} from './tabs';
import {drawTiles} from './tiles';
import {drawValue} from './value';

/**
 * Draws pieces of a screen from top to bottom.
 *
 * @throws {Error} when a piece names something that doesn't exist
 */
export const drawBlocks = (blocks: ScreenBlock[], around: Around): Element[] =>
  blocks.map((block) => drawBlock(block, around));

function drawBlock(block: ScreenBlock, around: Around): Element {
  const {callouts} = around;
  if ('actions' in block) return drawActions(block.actions, callouts);
  if ('tabs' in block) return drawTabs(block.tabs, openTab(block.tabs, block.active), callouts);
  if ('filters' in block) return drawFilters(block, around);
  if ('query' in block) return drawQuery(block.query, callouts);
  if ('list' in block) return drawList(block.list, callouts);
  if ('table' in block) return drawTable(block.table, callouts);
  if ('record' in block) return drawRecord(block.record.query, callouts);
  if ('form' in block) return drawForm(block, callouts);
  if ('tiles' in block) return drawTiles(block.tiles, callouts);
  if ('chart' in block) return drawChart(block.chart, callouts);
  if ('graph' in block) return drawGraph(block.graph, callouts);
  if ('matrix' in block) return drawMatrix(block.matrix, callouts);
  if ('timeline' in block) return drawTimeline(block.timeline, callouts);
  if ('chat' in block) return drawChat(block.chat, callouts);
  if ('message' in block) return box('screen-message', [block.message, ...callouts.at('message')]);
  if ('panel' in block)
    return box('screen-panel', [
      h('div', {className: ['screen-caption']}, [
        block.panel,
        ...callouts.at(`panel:${block.panel}`),
      ]),
      ...drawBlocks(block.blocks, around),
    ]);
  return box(
    'screen-columns',
    block.columns.map((blocks) => h('div', drawBlocks(blocks, around))),
  );
}

const box = (className: string, children: (ElementContent | string)[]) =>
  h('div', {className: [className]}, children);

/** @throws {Error} when the open tab isn't one of the tabs */
function openTab(tabs: string[], active = tabs[0]): string | undefined {
  if (active && !tabs.includes(active)) throw new Error(`has no tab "${active}"`);
  return active;
}

const drawQuery = (query: string, callouts: Callouts) => {
  askForTexts(query);
  return box('screen-query', [
    drawCode(query),
    ...callouts.at('query'),
    drawButton('Run', callouts),
  ]);
};

/** Draws a query's first row, with one line for each column. */
function drawRecord(query: string, callouts: Callouts): Element {
  const {labels, rows} = askForTexts(query);
  return h(
    'dl',
    {className: ['screen-record']},
    labels.flatMap((label, index) => [
      h('dt', [label, ...callouts.at(`attribute:${label}`)]),
      h('dd', [drawValue(label, rows[0]?.[index] ?? '')]),
    ]),
  );
}

const drawTimeline = (events: {when: string; what: string}[], callouts: Callouts) =>
  h(
    'dl',
    {className: ['screen-timeline']},
    events.flatMap(({when, what}, index) => [
      h('dt', when),
      h('dd', [what, ...callouts.at(`event:${index + 1}`)]),
    ]),
  );

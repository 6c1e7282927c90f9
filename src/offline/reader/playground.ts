import {isRecord} from '../../bql/evaluate/row';
import {runQuery} from '../../bql/run';
import type {Fault} from '../../bql/syntax/fault';
import {textOfCell} from '../../content/query-examples/cells';
import {countOf} from '../../content/query-examples/count';
import {linkOf} from '../../content/query-examples/link';
import type {UdmDefinition} from '../../product/udm/definition';
import {Udm} from '../../product/udm/udm';
import {graphOf} from '../../sample/organization/graph';
import {type Packed, unpack} from '../../sample/organization/pack';
import {Store} from '../../sample/organization/store';
import {addScript} from './add-script';

declare global {
  interface Window {
    /** The data model and the sample organization: `playground-data.js` sets them. */
    sampleData?: {udm: UdmDefinition; sample: Packed};
  }
}

const shownRows = 200;
const first = 'FIND Host WHERE riskRating = "Critical"';

/** The playground of the copy: a field for a query, and its rows. It runs here, because a folder can't have workers. */
const place = document.getElementById('playground');
if (place) void start(place);

async function start(main: HTMLElement) {
  main.textContent = 'Loading…';
  await addScript('playground-data.js').catch((error) => {
    main.textContent = error.message;
  });
  if (window.sampleData) show(main, window.sampleData);
}

function show(main: HTMLElement, {udm: definition, sample}: {udm: UdmDefinition; sample: Packed}) {
  const udm = new Udm(definition);
  const dataset = {udm, graph: graphOf(new Store(unpack(sample), udm))};

  const field = document.createElement('textarea');
  field.ariaLabel = 'Query';
  field.rows = 8;
  field.spellcheck = false;
  field.value = linkOf(window.location.hash)?.query ?? first;
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'button button--primary';
  button.textContent = 'Run';
  const form = document.createElement('form');
  form.className = 'offline-playground';
  form.append(field, button);
  const status = document.createElement('p');
  status.role = 'status';
  const messages = document.createElement('ul');
  const rows = document.createElement('div');
  rows.className = 'table-scroll';
  main.replaceChildren(form, status, messages, rows);

  function run() {
    const {faults, result} = runQuery(field.value, dataset);
    messages.replaceChildren(...faults.map((fault) => messageOf(fault, field)));
    status.textContent = result
      ? countOf({
          shown: Math.min(shownRows, result.rows.length),
          returned: result.rows.length,
          total: result.total,
        })
      : "The query has an error, so it didn't run.";
    rows.replaceChildren(...(result && result.rows.length > 0 ? [tableOf(result)] : []));
  }
  form.onsubmit = (event) => {
    event.preventDefault();
    run();
  };
  field.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
  };
  window.onhashchange = () => {
    field.value = linkOf(window.location.hash)?.query ?? field.value;
    run();
  };
  run();
}

/** A message and, if there's one, a button that applies its fix. */
function messageOf({message, fix, start, end}: Fault, field: HTMLTextAreaElement): HTMLLIElement {
  const item = document.createElement('li');
  item.append(message);
  if (fix !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--secondary button--sm';
    button.textContent = fix.trim() ? `Change to ${fix.trim()}` : 'Remove';
    button.onclick = () => {
      field.setRangeText(fix, start, end, 'end');
      field.form?.requestSubmit();
      field.focus();
    };
    item.append(' ', button);
  }
  return item;
}

function tableOf({
  columns,
  rows,
}: NonNullable<ReturnType<typeof runQuery>['result']>): HTMLTableElement {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const {label} of columns) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = label;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows.slice(0, shownRows)) {
    const line = body.insertRow();
    for (const cell of row) {
      const shown = line.insertCell();
      shown.textContent = textOfCell(cell);
      if (isRecord(cell)) shown.title = cell.typeName;
    }
  }
  return table;
}

import type {ReactNode} from 'react';
import type {QueryEngine} from '../../../sample/engine/client';
import type {ExportFormat} from '../../../sample/engine/export';
import type {Order} from '../../../sample/engine/order';
import {downloadIcon} from '../icons';
import Menu from '../Menu';
import {useCopy} from '../useCopy';

interface Props {
  engine: QueryEngine;
  /** The query that was run. */
  text: string;
  /** How many rows the query returned. */
  returned: number;
  /** The reader's sort order. */
  order: Order;
}

const formats: {format: ExportFormat; type: string}[] = [
  {format: 'CSV', type: 'text/csv'},
  {format: 'JSON', type: 'application/json'},
];

/** A menu that copies and downloads all rows of a result, in the order of the table. */
export default function ExportMenu({engine, text, returned, order}: Props): ReactNode {
  const [message, copy, setMessage] = useCopy();
  const rows = returned === 1 ? '1 row' : `${returned.toLocaleString('en')} rows`;
  const written = (format: ExportFormat) => engine.ask('export', [text, format, order]);

  async function download(format: ExportFormat, type: string) {
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([await written(format)], {type}));
      link.download = `result.${format.toLowerCase()}`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <span role="status">{message}</span>
      <Menu
        label="Export"
        icon={downloadIcon}
        actions={[
          ...formats.map(({format}) => ({
            label: `Copy ${format}`,
            onSelect: () => copy(`${rows} as ${format}`, written(format)),
          })),
          ...formats.map(({format, type}) => ({
            label: `Download ${format}`,
            onSelect: () => download(format, type),
          })),
        ]}
      />
    </>
  );
}

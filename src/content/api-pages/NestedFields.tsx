import type {ReactNode} from 'react';

interface Props {
  /** The schema that has the fields. */
  schema: string;
  children: ReactNode;
}

/** The fields of a field's values, folded. Search finds them in the section of their schema. */
export default function NestedFields({schema, children}: Props) {
  return (
    <details className="nested-fields">
      <summary>
        Fields of <code>{schema}</code>
      </summary>
      {children}
    </details>
  );
}

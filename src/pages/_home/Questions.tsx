import data from '@generated/home/default/data.json';
import QueryExample from '@site/src/app/playground/QueryExample';
import ResultCell from '@site/src/app/playground/results/ResultCell';
import ScrollableTable from '@site/src/base/components/ScrollableTable';
import {isNumeric} from '@site/src/content/tables/result-columns';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useState} from 'react';
import type {AnsweredQuestion} from './data';
import styles from './Questions.module.css';

/** Questions with their queries and answers. Readers can run and change each query. */
export default function Questions() {
  const {organization, questions} = data;
  const [shown, setShown] = useState(0);
  return (
    <section aria-label="Questions you can ask" className={styles.questions}>
      <div className={styles.choice}>
        {questions.map(({question}, index) => (
          <button
            key={question}
            type="button"
            aria-pressed={index === shown}
            onClick={() => setShown(index)}
          >
            {question}
          </button>
        ))}
      </div>
      {questions.slice(shown, shown + 1).map((question) => (
        <QueryExample key={question.question}>
          <CodeBlock language="bql" highlighted={question.highlighted}>
            {question.query}
          </CodeBlock>
          <Answer {...question} organization={organization} />
        </QueryExample>
      ))}
    </section>
  );
}

/** A query's result, as it's shown before the reader runs the query. */
function Answer({columns, rows, count, organization}: AnsweredQuestion & {organization: string}) {
  return (
    <>
      <ScrollableTable>
        <thead>
          <tr>
            {columns.map(({label, kind}) => (
              <th key={label} scope="col" align={isNumeric(kind) ? 'right' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {columns.map(({label, kind}, index) => (
                <ResultCell key={label} text={cells[index] ?? ''} kind={kind} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        {count} {organization} is our sample organization.
      </p>
    </>
  );
}

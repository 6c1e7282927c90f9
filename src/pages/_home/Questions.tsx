import data from '@generated/home/default/data.json';
import QueryExample from '@site/src/app/playground/QueryExample';
import StoredRows from '@site/src/app/playground/StoredRows';
import '@site/src/content/query-examples/query.css';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useState} from 'react';
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
          <CodeBlock language="bql" title={organization} highlighted={question.highlighted}>
            {question.query}
          </CodeBlock>
          <StoredRows {...question} />
        </QueryExample>
      ))}
      <p className={styles.about}>{organization} is our sample organization.</p>
    </section>
  );
}

import type {ReactNode} from 'react';
import {useIsMac} from '../../base/components/useIsMac';
import styles from './shortcuts.module.css';

/** What a playground's editor contains. Only queries can be formatted. */
type Content = 'query' | 'operation';

/** The keys that work in a playground, by what they do. `Mod` is Command on a Mac, and Ctrl elsewhere. */
const shortcutsOf = (content: Content): [does: string, ...keys: string[]][] => [
  [`Run the ${content}`, 'Mod+Enter'],
  ...(content === 'query' ? [['Format the query', 'Shift+Alt+F'] as [string, string]] : []),
  ['Complete a word', 'Ctrl+Space'],
  ['Accept a completion', 'Tab', 'Enter'],
  ['Explain the name or word at the cursor', 'Mod+I'],
  ['Undo', 'Mod+Z'],
  ['Redo', 'Mod+Shift+Z', 'Mod+Y'],
  ['Move lines up or down', 'Alt+↑', 'Alt+↓'],
  ['Copy lines up or down', 'Shift+Alt+↑', 'Shift+Alt+↓'],
  ['Delete a line', 'Mod+Shift+K'],
  ['Close a list or a message', 'Escape'],
  ['Leave the editor', 'Tab', 'Shift+Tab'],
  ['Show these shortcuts, outside the editor', '?'],
];

/** What keys are called on a Mac. */
const onMac: Record<string, string> = {Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧'};

/** Lists the keys that work in a playground. */
export default function Shortcuts({of}: {of: Content}): ReactNode {
  const isMac = useIsMac();
  const named = (key: string) => (isMac ? onMac[key] : key === 'Mod' ? 'Ctrl' : key) ?? key;
  return (
    <section className={styles.shortcuts} aria-label="Shortcuts">
      <dl>
        {shortcutsOf(of).map(([does, ...combinations]) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {combinations.map((combination, index) => (
                <span key={combination}>
                  {index > 0 && ' or '}
                  {combination.split('+').map((key) => (
                    <kbd key={key}>{named(key)}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        While completions are listed, Tab accepts one. To leave the editor then, press Escape first.
      </p>
    </section>
  );
}

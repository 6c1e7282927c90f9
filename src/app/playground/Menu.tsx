import {type ReactNode, useRef} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {useOpenMenu} from '../page-menu/useOpenMenu';
import styles from './Menu.module.css';

interface Action {
  label: string;
  onSelect: () => void;
}

interface Props {
  label: string;
  /** Path data for LineIcon. */
  icon: string;
  actions: readonly Action[];
  /** Text in the menu, after its buttons. */
  children?: ReactNode;
  /** Called when the menu opens. */
  onOpen?: () => void;
}

/** A small menu in the frame of a query: an icon that opens a list of buttons. */
export default function Menu({label, icon, actions, children, onOpen}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useOpenMenu(menu);
  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={({currentTarget}) => currentTarget.open && onOpen?.()}
    >
      <summary className="query-action" aria-label={label} title={label}>
        <LineIcon d={icon} width={18} />
      </summary>
      <div>
        <ul>
          {actions.map((action) => (
            <li key={action.label}>
              <button
                type="button"
                onClick={() => {
                  close();
                  action.onSelect();
                }}
              >
                {action.label}
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  );
}

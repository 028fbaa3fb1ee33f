import { useRenderLink, type RenderLink } from '../environment/index.ts';
import styles from './LinkTabs.module.css';

export interface LinkTabItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Whether this is what the page shows. */
  readonly isCurrent: boolean;
}

export interface LinkTabsProps {
  /** Accessible name: what the links tell apart. */
  readonly label: string;
  readonly items: readonly LinkTabItem[];
  /** @defaultValue the application's links */
  readonly renderLink?: RenderLink | undefined;
}

/**
 * A few views of one page, each at its own address: links, so that they open in new tabs and the Back button knows them.
 * For parts of a page without addresses there are `Tabs`. A row too long for its place scrolls sideways.
 */
export function LinkTabs({ label, items, renderLink }: LinkTabsProps) {
  const draw = useRenderLink(renderLink);
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.row}>
        {items.map(({ id, label: text, href, isCurrent }) => (
          <li className={styles.item} key={id}>
            {draw({
              href,
              className: styles.tab ?? '',
              children: text,
              ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

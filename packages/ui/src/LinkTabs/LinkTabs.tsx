import { useRenderLink, type RenderLink } from '../environment/index.ts';
import styles from './LinkTabs.module.css';

export interface LinkTabItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Marks the link to the current page. */
  readonly isCurrent: boolean;
}

export interface LinkTabsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly items: readonly LinkTabItem[];
  /** @defaultValue the renderer of the application */
  readonly renderLink?: RenderLink | undefined;
}

/**
 * Tabs for views with their own URLs.
 *
 * The tabs are links, so they can be opened in new tabs and support the Back button. For views without URLs, use
 * `Tabs`. The row scrolls horizontally if it does not fit.
 */
export function LinkTabs({ label, items, renderLink }: LinkTabsProps) {
  const link = useRenderLink(renderLink);
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.row}>
        {items.map(({ id, label: text, href, isCurrent }) => (
          <li className={styles.item} key={id}>
            {link({
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

import { FilterChips } from './tools/FilterChips.tsx';
import { FolderWay } from './FolderWay.tsx';
import type { LibraryBrowserProps } from './library-browser-props.ts';
import styles from './LibraryBrowser.module.css';
import { LibraryItems } from './LibraryItems.tsx';
import { LibraryPager } from './LibraryPager.tsx';
import { LibraryTools } from './tools/LibraryTools.tsx';
import { useLayout } from './tools/use-layout.ts';

/** The library to look through: its tools, the way to the open folder, folders and files. */
export function LibraryBrowser({ children, tools, ...props }: LibraryBrowserProps) {
  const { place, links, library, allowed } = props;
  const [layout, choose] = useLayout();
  return (
    <div className={styles['browser']}>
      <LibraryTools allowed={allowed} layout={layout} links={links} onLayout={choose} place={place}>
        {tools}
      </LibraryTools>
      <FilterChips onChange={links.change} place={place} />
      {children}
      <FolderWay links={links} way={library.way} />
      <LibraryItems {...props} layout={layout} />
      <LibraryPager library={library} links={links} place={place} />
    </div>
  );
}

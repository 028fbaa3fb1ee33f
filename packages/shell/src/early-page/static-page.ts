import { ArrowLeft } from '@admin/ui/icons';
import { staticElement as element, staticIcon, type StaticNode } from '@admin/ui/static';
import headerStyles from '../frame/page/PageHeader.module.css';
import noValueStyles from '../lists/NoValue.module.css';

/** A page with a menu beside it, as data. */
export interface StaticPage {
  readonly title: string;
  /** Empty if it is not known. */
  readonly subtitle: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly content: readonly StaticNode[];
}

/** Returns an empty cell. */
export const staticNoValue = (): StaticNode => element('span', { class: noValueStyles.none }, '-');

/** Returns the header as `PageHeader` draws it, and the content, beside the outline of the menus. */
export function staticPage({ title, subtitle, back, content }: StaticPage): readonly StaticNode[] {
  const heading = element(
    'div',
    { class: headerStyles.heading },
    element('a', { class: headerStyles.back, href: back.href }, staticIcon(ArrowLeft, 16), back.label),
    element('h1', { class: headerStyles.title }, title),
    // As high as a line of text while the subtitle is unknown.
    element('p', { class: headerStyles.subtitle }, subtitle || '\u00A0'),
  );
  return [
    element('div', { class: 'starting-frame' }),
    element(
      'main',
      { class: 'starting-page' },
      element('header', { class: headerStyles.header }, heading),
      ...content,
    ),
  ];
}

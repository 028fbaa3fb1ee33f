import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';

/** What a link of the design system asks the host to put on the screen: an `<a>` with these props. */
export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** Draws a link, usually with the router's own link component. Every given prop must reach the `<a>`. */
export type RenderLink = (props: AnchorProps) => ReactElement;

const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkRendererContext = createContext<RenderLink>(renderAnchor);

export interface LinkRendererProviderProps {
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

/** Set once at the root of an application: every link below it goes through `renderLink`. */
export function LinkRendererProvider({ renderLink, children }: LinkRendererProviderProps) {
  return <LinkRendererContext value={renderLink}>{children}</LinkRendererContext>;
}

/** The link renderer in force: the component's own, else the application's, else a plain `<a>`. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const inherited = useContext(LinkRendererContext);
  return own ?? inherited;
}

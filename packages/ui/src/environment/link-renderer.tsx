import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Props of the `<a>` element that a link renderer renders. */
export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** Renders a link, usually with the link component of the router. All props must be passed to the `<a>`. */
export type RenderLink = (props: AnchorProps) => ReactElement;

const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkRendererContext = createContext<RenderLink>(renderAnchor);

export interface LinkRendererProviderProps {
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

/** Provides the link renderer of an application. Place it at the root. */
export function LinkRendererProvider({ renderLink, children }: LinkRendererProviderProps) {
  return <LinkRendererContext value={renderLink}>{children}</LinkRendererContext>;
}

/** Returns the given renderer, or else the renderer of the application, or else a plain `<a>`. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const inherited = useContext(LinkRendererContext);
  return own ?? inherited;
}

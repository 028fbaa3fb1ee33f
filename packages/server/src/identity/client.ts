/** Who is at the other end of the connection. */
export interface Client {
  /** Address, behind trusted proxies the one that they name. */
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the browser talks to us over TLS, so that cookies can be bound to it. */
  readonly secure: boolean;
  /** Whether the caller renews its token before that ends, as the panel does. */
  readonly renews: boolean;
}

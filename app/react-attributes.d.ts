import "react";

declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
  // Invoker commands: React passes them through, its types do not know them yet.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

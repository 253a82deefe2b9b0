import "react";

declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
  // Invoker commands, which React passes through and its types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

import type { ReactNode } from "react";

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="specimen">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

import { StatusBadge, TypeChip } from "#app/components/ui/badge.tsx";

export function ExperimentByline({ category, status }: { category: string | null; status: string | null }) {
  return (
    <>
      {category && <TypeChip>{category}</TypeChip>}
      {status && <StatusBadge status={status} />}
    </>
  );
}

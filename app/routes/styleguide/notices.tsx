import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Empty, LoadError, NotFound } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ToastCard } from "#app/components/ui/toaster.tsx";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { labSection } from "#app/content/home.ts";
import { dismissLabel, listError, notFound } from "#app/content/messages.ts";
import * as work from "#app/content/work.ts";
import { Specimen } from "./specimen.tsx";

export function NoticeSpecimens() {
  return (
    <>
      <Specimen title="Empty, read failed, not found">
        <div className="stack">
          <Empty {...labSection.states.empty} />
          <Empty
            title={work.noProjectsFound.title}
            action={<ButtonLink to="/work">{work.noProjectsFound.action}</ButtonLink>}
          />
          <LoadError
            headline={listError.headline}
            text={listError.text}
            action={<Button fill="orange">{listError.retry}</Button>}
          />
          <NotFound
            title={notFound.project.title}
            action={
              <ButtonLink to={notFound.project.back.to} variant="line">
                {notFound.project.back.label}
              </ButtonLink>
            }
          />
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <div className="stack">
          {[formOutcomes.labNewsletter.succeeded, formOutcomes.contact.failed].map((toast) => (
            <ToastCard key={toast.title} toast={toast}>
              <button type="button" aria-label={dismissLabel}>
                <Icon name="close" />
              </button>
            </ToastCard>
          ))}
        </div>
      </Specimen>
    </>
  );
}

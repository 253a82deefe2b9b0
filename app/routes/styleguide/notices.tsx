import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Empty, ReadFailed } from "#app/components/ui/notice.tsx";
import { empty, listFailed } from "#app/content/messages.ts";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

export function Notices() {
  return (
    <>
      <Specimen title="Empty, read failed, not found">
        <div className="stack">
          <Empty {...empty.featuredStudies} />
          <Empty title={sample.noProjects} action={<ButtonLink to="/work">Show All Projects</ButtonLink>} />
          <ReadFailed
            line={listFailed.line}
            text="The list did not arrive. Your filters are kept."
            action={<Button fill="orange">Try again</Button>}
          />
          <Fit lines={sample.projectNotFound} />
          <Fit lines={sample.notFoundMark} />
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <div className="stack">
          <Toast title="Subscribed!" text="You've been added to our research newsletter." />
          <Toast title="Error" text="Failed to send message. Please try again." paint="orange" />
        </div>
      </Specimen>
    </>
  );
}

function Toast({ title, text, paint = "green" }: { title: string; text: string; paint?: string }) {
  return (
    <div className="toast" style={{ "--c": `var(--${paint})` }}>
      <div>
        <b>{title}</b>
        {text}
      </div>
      <button type="button" aria-label="Dismiss">
        <Icon name="close" />
      </button>
    </div>
  );
}

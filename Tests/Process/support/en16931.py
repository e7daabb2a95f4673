"""The official rules of EN 16931 for invoices in UBL.

The archive has the Schematron of the European Commission, compiled to XSLT, unchanged, with its licence (EUPL 1.2):
github.com/ConnectingEurope/eInvoicing-EN16931, validation-1.3.16.
"""

import pathlib
import tarfile
import xml.etree.ElementTree as ET

from saxonche import PySaxonProcessor

ARCHIVE = pathlib.Path(__file__).with_name("en16931_ubl.tar.xz")
SVRL = "{http://purl.oclc.org/dsdl/svrl}"


class Rules:
    """Finds the rules that a document breaks."""

    def __init__(self, folder):
        with tarfile.open(ARCHIVE) as archive:
            archive.extractall(folder, filter="data")
        self.folder = folder
        self.processor = PySaxonProcessor(license=False)
        sheet = str(folder / "EN16931-UBL-validation.xslt")
        self.executable = self.processor.new_xslt30_processor().compile_stylesheet(stylesheet_file=sheet)

    def broken(self, text):
        """Returns the rules that a document breaks, each with the place in the document and the rule's text."""
        document = self.processor.parse_xml(xml_text=text)
        report = ET.fromstring(self.executable.transform_to_string(xdm_node=document))
        assert report.findall(f"{SVRL}fired-rule"), "no rule was looked at"
        return [
            (failed.get("id"), failed.get("location"), "".join(failed.itertext()).strip())
            for failed in report.findall(f"{SVRL}failed-assert")
        ]
